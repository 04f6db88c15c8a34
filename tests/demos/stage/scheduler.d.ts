/** The part of React's scheduler that is used here; the package has no types. */
declare module 'scheduler' {
  export const unstable_IdlePriority: number;
  export function unstable_scheduleCallback(
    priority: number,
    callback: () => void,
  ): unknown;
}

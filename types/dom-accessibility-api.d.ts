/** The package has types, to which its `exports` do not lead. */
declare module 'dom-accessibility-api' {
  /** The role of an element, written or implied; null where it has none. */
  export function getRole(element: Element): string | null;
}

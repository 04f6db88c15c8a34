/**
 * Runs an action when the browser has nothing else to do.
 *
 * @param patience longest time to wait for that, in milliseconds
 * @param delay how long to wait in a browser that cannot tell, in milliseconds
 * @returns takes the action back if it has not run
 */
export function whenIdle(
  action: () => void,
  patience: number,
  delay: number,
): () => void {
  if (window.requestIdleCallback) {
    const handle = window.requestIdleCallback(action, { timeout: patience });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(action, delay);
  return () => clearTimeout(timer);
}

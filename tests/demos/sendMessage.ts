/**
 * Sends a message to the parent process.
 *
 * @returns resolves once it is written: `process.disconnect` drops what still waits
 */
export function sendMessage<Message extends object>(
  message: Message,
): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });
}

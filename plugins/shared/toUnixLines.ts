/**
 * Text of a source with the line ends of Unix. Git may write those of Windows into a working
 * copy, and what readers get must not depend on the machine it was built on.
 */
export const toUnixLines = (text: string): string => text.replaceAll('\r\n', '\n');

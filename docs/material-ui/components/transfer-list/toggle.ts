/** Adds an item to a list, or removes it. */
export const toggle = (list: readonly string[], item: string): string[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

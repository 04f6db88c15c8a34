/** Longest type that a row shows whole, in characters. */
export const SHORT_TYPE_LENGTH = 80;

/** A long type as a row shows it until it is opened. */
export interface ShortType {
  /** Its beginning, whole members where it is a union. */
  start: string;
  /** Number of omitted members of the union; 0 where the type is cut elsewhere. */
  rest: number;
}

/** Room for the beginning of a long type, in characters. */
const START_LENGTH = 48;

/** Members of a union that stand on its top level: brackets and quotes are not entered. */
function splitUnion(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let quote = '';
  let member = '';
  for (const [index, character] of [...type].entries()) {
    if (quote) {
      quote = character === quote ? '' : quote;
    } else if (`'"\``.includes(character)) {
      quote = character;
    } else if ('([{<'.includes(character)) {
      depth += 1;
    } else if (')]}'.includes(character)) {
      depth -= 1;
    } else if (character === '>' && type[index - 1] !== '=') {
      depth -= 1;
    }
    if (character === '|' && depth === 0 && !quote) {
      members.push(member.trim());
      member = '';
    } else {
      member += character;
    }
  }
  return [...members, member.trim()].filter(Boolean);
}

/**
 * Shortens a type to what a row has room for.
 *
 * @returns null for a type that is short enough
 * @example
 * shortenType("'inherit' | 'primary' | 'secondary' | … | string")
 * // → { start: "'inherit' | 'primary' | 'secondary'", rest: 5 }
 */
export function shortenType(type: string): ShortType | null {
  if (type.length <= SHORT_TYPE_LENGTH) {
    return null;
  }
  const members = splitUnion(type);
  let count = 0;
  let start = '';
  for (const member of members) {
    const longer = start ? `${start} | ${member}` : member;
    if (longer.length > START_LENGTH) {
      break;
    }
    start = longer;
    count += 1;
  }
  return count > 0
    ? { start, rest: members.length - count }
    : { start: `${type.slice(0, START_LENGTH).trimEnd()}…`, rest: 0 };
}

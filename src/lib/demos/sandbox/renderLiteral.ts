/** Names of properties that need no quotes: identifiers, and whole numbers as they are written. */
const BARE_NAME = /^(?:[A-Za-z_$][\w$]*|0|[1-9]\d{0,14})$/;

/**
 * Writes plain data as source code, formatted as by hand: one property a line, single
 * quotes, trailing commas.
 *
 * @param value data as JSON knows it; undefined properties are left out
 * @param indent spaces before the line the literal begins on
 * @example
 * renderLiteral({ direction: 'rtl' }) // → "{\n  direction: 'rtl',\n}"
 */
export function renderLiteral(value: unknown, indent = 0): string {
  if (Array.isArray(value)) {
    return renderLines(
      value.map((item) => renderLiteral(item, indent + 2)),
      '[]',
      indent,
    );
  }
  if (typeof value === 'object' && value !== null) {
    const properties = Object.entries(value)
      .filter(([, property]) => property !== undefined)
      .map(
        ([name, property]) =>
          `${renderName(name)}: ${renderLiteral(property, indent + 2)}`,
      );
    return renderLines(properties, '{}', indent);
  }
  return typeof value === 'string' ? renderText(value) : String(value);
}

function renderName(name: string): string {
  return BARE_NAME.test(name) ? name : renderText(name);
}

/** JSON escapes all that may not stand in a string; only the quotes differ. */
function renderText(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${inner.replaceAll("'", "\\'")}'`;
}

function renderLines(lines: string[], brackets: string, indent: number): string {
  if (lines.length === 0) {
    return brackets;
  }
  const margin = ' '.repeat(indent);
  const body = lines.map((line) => `${margin}  ${line},\n`).join('');
  return `${brackets[0]}\n${body}${margin}${brackets[1]}`;
}

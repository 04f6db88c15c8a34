/** Values by the names of the CSS variables that hold them: `--joy-radius-sm` → `6px`. */
export type VariableValues = Readonly<Record<string, string | number>>;

/** A call of `var()` in a value, as offsets and in its parts. */
interface VariableUse {
  from: number;
  to: number;
  name: string;
  /** Undefined where there is none. */
  fallback: string | undefined;
}

const START = 'var(';

/** Finds the first outermost `var()` of a value; its fallback may hold brackets of its own. */
function findVariable(text: string): VariableUse | null {
  const from = text.indexOf(START);
  if (from < 0) return null;
  let depth = 1;
  let comma = -1;
  for (let at = from + START.length; at < text.length; at += 1) {
    const character = text[at];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 1 && comma < 0) comma = at;
    if (depth === 0) {
      const inner = from + START.length;
      return {
        from,
        to: at + 1,
        name: text.slice(inner, comma < 0 ? at : comma).trim(),
        fallback: comma < 0 ? undefined : text.slice(comma + 1, at).trim(),
      };
    }
  }
  return null;
}

function replaceVariables(
  text: string,
  replace: (use: VariableUse) => string,
): string {
  const use = findVariable(text);
  if (!use) return text;
  const rest = replaceVariables(text.slice(use.to), replace);
  return `${text.slice(0, use.from)}${replace(use)}${rest}`;
}

/**
 * Writes out what the variables in a value come to. One that nobody defines gives its
 * fallback, and stays where it has none.
 *
 * @example
 * resolveVariables('rgba(var(--c, 0 0 0) / 0.2)', { '--c': '9 9 9' }) // → 'rgba(9 9 9 / 0.2)'
 */
export function resolveVariables(text: string, values: VariableValues): string {
  // Variables that name each other in a circle have no value.
  const resolve = (value: string, seen: readonly string[]): string =>
    replaceVariables(value, ({ name, fallback }) => {
      const held = seen.includes(name) ? undefined : values[name];
      const next = held === undefined ? fallback : String(held);
      return next === undefined ? `var(${name})` : resolve(next, [...seen, name]);
    });
  return resolve(text, []);
}

/**
 * Takes the fallbacks of defined variables out of a value, which are never used and hide
 * what it says.
 *
 * @example
 * dropFallbacks('var(--a, var(--b, #fff))', { '--b': '#000' }) // → 'var(--a, var(--b))'
 */
export function dropFallbacks(text: string, values: VariableValues): string {
  return replaceVariables(text, ({ name, fallback }) =>
    fallback === undefined || Object.hasOwn(values, name)
      ? `var(${name})`
      : `var(${name}, ${dropFallbacks(fallback, values)})`,
  );
}

interface Colours {
  [key: string]: unknown;
}

const isRecord = (value: unknown): value is Colours =>
  typeof value === 'object' && value !== null;

/**
 * Names the CSS variables of a palette where its colours stand. Static HTML is made in light
 * mode; what a demo reads from `theme.palette` must follow the reader's mode there, too,
 * before its script runs.
 *
 * @param palette of a theme; functions, numbers and the mode stay
 * @param variables the same colours as `var(…)`
 */
export function namePaletteVariables<Palette extends object>(
  palette: Palette,
  variables: object,
): Palette {
  const named = variables as Colours;
  const entries = Object.entries(palette).map(([key, value]: [string, unknown]) => {
    const variable = named[key];
    if (isRecord(value) && isRecord(variable)) {
      return [key, namePaletteVariables(value, variable)];
    }
    const isColour = typeof value === 'string' && typeof variable === 'string';
    return [key, isColour && variable.startsWith('var(') ? variable : value];
  });
  return Object.fromEntries(entries) as Palette;
}

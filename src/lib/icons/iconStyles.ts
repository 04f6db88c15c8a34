/** The five styles of the icon package, in the order in which they are offered. */
export const ICON_STYLES = [
  { id: 'filled', suffix: '', label: 'Filled' },
  { id: 'outlined', suffix: 'Outlined', label: 'Outlined' },
  { id: 'rounded', suffix: 'Rounded', label: 'Rounded' },
  { id: 'two-tone', suffix: 'TwoTone', label: 'TwoTone' },
  { id: 'sharp', suffix: 'Sharp', label: 'Sharp' },
] as const;

export type IconStyle = (typeof ICON_STYLES)[number]['id'];

/** The style whose modules have no suffix. */
export const DEFAULT_ICON_STYLE: IconStyle = 'filled';

/**
 * Name of the module that draws an icon.
 *
 * @example iconToModule('AccessAlarm', 'two-tone') // → 'AccessAlarmTwoTone'
 */
export function iconToModule(name: string, style: IconStyle): string {
  const { suffix } = ICON_STYLES.find(({ id }) => id === style) ?? { suffix: '' };
  return `${name}${suffix}`;
}

/**
 * Gathers modules of the icon package into icons. A name is an icon if its modules begin
 * with it; what ends like a style belongs to the icon before that ending, where there is
 * one. `InsertChartOutlined` is both: a style of `InsertChart`, and an icon with styles
 * of its own.
 *
 * @param modules names of all modules
 * @returns the styles of each icon, by name, in the order of the alphabet
 */
export function modulesToIcons(
  modules: readonly string[],
): ReadonlyMap<string, readonly IconStyle[]> {
  const known = new Set(modules);
  const names = new Set(
    modules.map((module) => {
      const ending = ICON_STYLES.find(
        ({ suffix }) => suffix !== '' && module.endsWith(suffix),
      );
      return ending ? module.slice(0, -ending.suffix.length) : module;
    }),
  );
  return new Map(
    [...names]
      .sort((a, b) => (a < b ? -1 : 1))
      .map((name) => [
        name,
        ICON_STYLES.map(({ id }) => id).filter((style) =>
          known.has(iconToModule(name, style)),
        ),
      ]),
  );
}

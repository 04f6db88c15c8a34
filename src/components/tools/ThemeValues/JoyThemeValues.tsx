import parts from '@generated/theme-values/default/joy-parts.json';
import { ThemeValueTable } from './ThemeValueTable';

const ground = parts.palette?.find(({ path }) => path === 'palette.background.body');

/**
 * The values of a part of Joy UI's default theme in both colour schemes, each with its CSS
 * variable and an address of its own.
 *
 * @param of name of the part: `palette`
 */
export function JoyThemeValues({ of: name }: { of: string }) {
  return <ThemeValueTable name={name} values={parts[name]} ground={ground} />;
}

import parts from '@generated/theme-values/default/parts.json';
import { ThemeValueTable } from './ThemeValueTable';

const ground = parts.palette?.find(
  ({ path }) => path === 'palette.background.default',
);

/**
 * The values of a part of Material UI's default theme, each with an address of its own.
 *
 * @param of name of the part: `palette`
 */
export function ThemeValues({ of: name }: { of: string }) {
  return <ThemeValueTable name={name} values={parts[name]} ground={ground} />;
}

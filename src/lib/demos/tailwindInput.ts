import { TAILWIND_SETTINGS } from './tailwindSettings';

/** Style sheets of the package `tailwindcss`, as it is installed. */
export interface TailwindSheets {
  /** `theme.css` */
  theme: string;
  /** `preflight.css` */
  preflight: string;
}

/** Parts of Tailwind's style sheet to generate. */
export interface TailwindParts {
  /** The reset, the same for all demos. */
  preflight: boolean;
  /** The classes, which differ. */
  utilities: boolean;
}

/**
 * Writes what Tailwind compiles: what `@import 'tailwindcss'` and the portal's settings say
 * in a project, but without imports, and in parts.
 *
 * @returns CSS with Tailwind's directives
 */
export function createTailwindInput(
  { theme, preflight }: TailwindSheets,
  parts: TailwindParts,
): string {
  return [
    '@layer theme, base, components, utilities;',
    `@layer theme {\n${theme}}`,
    ...(parts.preflight ? [`@layer base {\n${preflight}}`] : []),
    ...(parts.utilities ? ['@layer utilities {\n@tailwind utilities;\n}'] : []),
    TAILWIND_SETTINGS,
  ].join('\n');
}

import type { CodeVariant } from '../codeVariant';
import type { Typeface } from './typefaces';
import {
  RIGHT_TO_LEFT_PACKAGES,
  RIGHT_TO_LEFT_TYPES,
  TOOLCHAIN,
  TAILWIND_TOOLCHAIN,
  TYPESCRIPT_TOOLCHAIN,
} from './toolchain';

/** @example `ButtonSizes` → `button-sizes` */
export function demoToPackageName(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .toLowerCase();
}

/** Writes data as the text of a JSON file. */
export function renderJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Options of a project's `package.json`. */
export interface PackageOptions {
  /** Of the demo. */
  name: string;
  variant: CodeVariant;
  /** Exact versions by name. */
  packages: Readonly<Record<string, string>>;
  typeface: Typeface | null;
  /** Whether the project mirrors its styles. */
  mirrored: boolean;
  /** Whether the demo is written in Tailwind. */
  tailwind: boolean;
}

/** Writes the `package.json` of a project. */
export function renderPackage({
  name,
  variant,
  packages,
  typeface,
  mirrored,
  tailwind,
}: PackageOptions): string {
  const isTypeScript = variant === 'TS';
  const sort = (versions: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return renderJson({
    name: demoToPackageName(name),
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: {
      dev: 'vite',
      start: 'vite',
      build: isTypeScript ? 'tsc --noEmit && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies: sort({
      ...packages,
      ...(typeface ? { [typeface.packageName]: typeface.version } : {}),
      ...(mirrored ? RIGHT_TO_LEFT_PACKAGES : {}),
    }),
    devDependencies: sort({
      ...TOOLCHAIN,
      ...(tailwind ? TAILWIND_TOOLCHAIN : {}),
      ...(isTypeScript ? TYPESCRIPT_TOOLCHAIN : {}),
      ...(isTypeScript && mirrored ? RIGHT_TO_LEFT_TYPES : {}),
    }),
  });
}

import type { CodeStyling } from '../codeStyling';
import type { CodeVariant } from '../codeVariant';
import type { PaletteColors, ThemeState } from '../../theme/themeState';

/** Library in whose theme a demo runs. */
export type SandboxLibrary = 'material-ui' | 'joy-ui' | 'base-ui' | 'system';

/** Source of a demo in one language, as far as a project needs it. */
export interface SandboxSource {
  source: string;
  /** Files the demo imports from beside itself. */
  files: readonly { name: string; source: string }[];
}

/** A demo that is to become a project. A `DemoModel` is one. */
export interface SandboxDemo {
  /** Component name; the demo's file is called so. */
  name: string;
  TS: SandboxSource;
  JS: SandboxSource;
  /** Exact versions by package name. */
  packages: Readonly<Record<string, string>>;
}

/** The reader's settings around the demo; the same fields as the theme state. */
export interface SandboxTheme extends Pick<
  ThemeState,
  'dense' | 'direction' | 'spacing' | 'paletteMode'
> {
  paletteColors: PaletteColors;
}

/** Options of a project. */
export interface ProjectOptions {
  demo: SandboxDemo;
  variant: CodeVariant;
  /** Styling of the demo; absent or null = it knows no stylings. */
  styling?: CodeStyling | null;
  library: SandboxLibrary;
  /** Name of the project for people: title of the document and of the sandbox. */
  title: string;
  /** Absent = the defaults of the library. */
  theme?: SandboxTheme;
  /**
   * Default props of a dense theme by component name, as MUI themes take them
   * (`{ MuiButton: { defaultProps: { size: 'small' } } }`); written where `theme.dense`.
   */
  denseComponents?: Readonly<Record<string, unknown>>;
}

/** A project that can be unpacked, installed and run. */
export interface SandboxProject {
  title: string;
  /** Path of the demo inside the project, to be opened first. */
  entry: string;
  /** Text by path, with forward slashes and no leading one. */
  files: Record<string, string>;
}

/** A form to be posted in a new tab. */
export interface SandboxForm {
  action: string;
  /** Values of hidden fields by name. */
  fields: Record<string, string>;
}

import type { CodeVariant } from '../codeVariant';
import type { ThemeProvider } from './chooseProvider';
import type { Typeface } from './typefaces';
import type { SandboxDemo } from './types';

/** Options of a project's first module. */
export interface MainModule {
  demo: Pick<SandboxDemo, 'name'>;
  variant: CodeVariant;
  provider: ThemeProvider | null;
  typeface: Typeface | null;
  /** Whether the project has a module `ProjectTheme`. */
  themed: boolean;
  /** Whether the demo is written in Tailwind. */
  tailwind: boolean;
}

/** Writes the first module of a project, which puts the demo into the document. */
export function renderMain({
  demo,
  variant,
  provider,
  typeface,
  themed,
  tailwind,
}: MainModule): string {
  const bare = !themed && provider === '@mui/material';
  const root = `document.getElementById('root')${variant === 'TS' ? '!' : ''}`;
  return [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...(typeface?.weights ?? []).map(
      (weight) => `import '${typeface?.packageName}/${weight}.css';`,
    ),
    ...(bare ? ["import CssBaseline from '@mui/material/CssBaseline';"] : []),
    `import ${demo.name} from './${demo.name}';`,
    ...(themed ? ["import { ProjectTheme } from './ProjectTheme';"] : []),
    ...(tailwind ? ["import './tailwind.css';"] : []),
    '',
    `createRoot(${root}).render(`,
    '  <StrictMode>',
    ...(themed
      ? ['    <ProjectTheme>', `      <${demo.name} />`, '    </ProjectTheme>']
      : [...(bare ? ['    <CssBaseline />'] : []), `    <${demo.name} />`]),
    '  </StrictMode>,',
    ');',
    '',
  ].join('\n');
}

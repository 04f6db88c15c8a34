import { useState, type ComponentType, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  CssVarsProvider as JoyProvider,
  extendTheme as extendJoyTheme,
} from '@mui/joy/styles';
import {
  createTheme as createMaterialTheme,
  ThemeProvider as MaterialProvider,
} from '@mui/material/styles';
import { createTheme, ThemeProvider } from '@mui/system';

interface PlainSandboxProps {
  mode: 'light' | 'dark';
  children: ReactNode;
}

function PlainMaterial({ mode, children }: PlainSandboxProps) {
  const [theme] = useState(() => createMaterialTheme({ palette: { mode } }));
  return <MaterialProvider theme={theme}>{children}</MaterialProvider>;
}

function PlainJoy({ mode, children }: PlainSandboxProps) {
  const [theme] = useState(() => extendJoyTheme());
  return (
    <JoyProvider theme={theme} defaultMode={mode} modeStorageKey={`plain-${mode}`}>
      {children}
    </JoyProvider>
  );
}

function PlainSystem({ mode, children }: PlainSandboxProps) {
  const [theme] = useState(() => createTheme({ palette: { mode } }));
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

const PLAIN: Record<string, ComponentType<PlainSandboxProps>> = {
  'material-ui': PlainMaterial,
  'joy-ui': PlainJoy,
};

interface PlainDemoProps extends PlainSandboxProps {
  library: string;
  /** Whether the demo has its own theme. */
  isThemed: boolean;
}

/**
 * The surroundings of a demo in an app: the default theme of its library, and nothing of the
 * portal's.
 */
export function PlainSandbox({ library, mode, isThemed, children }: PlainDemoProps) {
  const [cache] = useState(() => createCache({ key: 'plain' }));
  const Provider = PLAIN[library] ?? PlainSystem;
  return (
    <CacheProvider value={cache}>
      {/* Variables are defined by the outermost provider, which in an app is the demo's. */}
      {isThemed && library === 'joy-ui' ? (
        children
      ) : (
        <Provider mode={mode}>{children}</Provider>
      )}
    </CacheProvider>
  );
}

import { transform } from 'sucrase';
import * as jsxRuntime from 'react/jsx-runtime';
import type { ComponentType } from 'react';
import type { OverrideFile } from '../../../src/lib/demos/demoParts/overrides';

/** An override that can be drawn. */
export interface CompiledOverride {
  Component: ComponentType;
  /** Its style sheet; empty where it has none. */
  css: string;
}

/**
 * Makes a component of the code that is offered, word for word.
 *
 * @param modules what it may import, by specifier
 * @throws if it cannot be read, or imports something else
 */
export function compileOverride(
  files: readonly OverrideFile[],
  modules: Readonly<Record<string, object | undefined>>,
): CompiledOverride {
  const source = files.find(({ name }) => name.endsWith('.tsx'));
  const sheet = files.find(({ name }) => name.endsWith('.css'));
  const { code } = transform(source?.code ?? '', {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  const require = (specifier: string): unknown => {
    if (specifier === 'react/jsx-runtime') return jsxRuntime;
    if (specifier === `./${sheet?.name}`) return {};
    // As compiled code knows modules from packages that are CommonJS.
    if (specifier in modules) return { ...modules[specifier], __esModule: true };
    throw new Error(`an override imports ${specifier}`);
  };
  const module = { exports: {} as { default?: ComponentType } };
  // The code is that of the portal itself, in a page of its tests.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('require', 'module', 'exports', code) as (
    ...args: unknown[]
  ) => void;
  run(require, module, module.exports);
  const Component = module.exports.default;
  if (!Component) throw new Error('an override exports no component');
  return { Component, css: sheet?.code ?? '' };
}

import type { ComponentType, ReactNode } from 'react';
import JoySandbox from '../../../src/components/demos/Demo/JoySandbox';
import MaterialSandbox from '../../../src/components/demos/Demo/MaterialSandbox';
import SystemSandbox from '../../../src/components/demos/Demo/SystemSandbox';

const SANDBOXES: Record<string, ComponentType<{ children: ReactNode }>> = {
  'material-ui': MaterialSandbox,
  'joy-ui': JoySandbox,
  'base-ui': SystemSandbox,
  system: SystemSandbox,
};

/** The sandbox that demos of a library run in, here as in the pages. */
export function chooseSandbox(
  library: string,
): ComponentType<{ children: ReactNode }> {
  const Sandbox = SANDBOXES[library];
  if (!Sandbox) {
    throw new Error(`there is no sandbox for "${library}"`);
  }
  return Sandbox;
}

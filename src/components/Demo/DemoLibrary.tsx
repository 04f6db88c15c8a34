import type { ComponentType, ReactNode } from 'react';

/** Whose theme a demo runs in. */
export type DemoLibrary = 'material-ui' | 'joy-ui' | 'base-ui' | 'system';

/** What a demo file exports. */
export interface DemoModule {
  default: ComponentType;
}

/** A window of its own that a demo runs in. */
export interface OwnWindow {
  title: string;
  /** In pixels. */
  height: number;
}

type Sandbox = ComponentType<{ children: ReactNode }>;

/** The theme of each library is a chunk of its own and comes with the first demo. */
const SANDBOXES: Record<DemoLibrary, () => Promise<{ default: Sandbox }>> = {
  'material-ui': () => import('./MaterialSandbox'),
  'joy-ui': () => import('./JoySandbox'),
  'base-ui': () => import('./SystemSandbox'),
  system: () => import('./SystemSandbox'),
};

/**
 * Loads a demo and the theme it runs in.
 *
 * @param ownWindow null for a demo in the page
 * @throws if a chunk cannot be had
 */
export async function loadDemo(
  library: DemoLibrary,
  load: () => Promise<DemoModule>,
  ownWindow: OwnWindow | null,
): Promise<DemoModule> {
  const [{ default: Sandbox }, { default: Component }, frame] = await Promise.all([
    SANDBOXES[library](),
    load(),
    ownWindow && import('./DemoWindow'),
  ]);
  return {
    default: () =>
      ownWindow && frame ? (
        <frame.DemoWindow {...ownWindow}>
          {renderInSandbox(Sandbox, Component)}
        </frame.DemoWindow>
      ) : (
        renderInSandbox(Sandbox, Component)
      ),
  };
}

function renderInSandbox(Sandbox: Sandbox, Component: ComponentType) {
  return (
    <Sandbox>
      <Component />
    </Sandbox>
  );
}

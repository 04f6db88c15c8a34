import { tailwindBase } from 'tested-demos';
import type { DemoModule } from '../../../src/components/demos/Demo/DemoLibrary';
import { StyledDemo } from '../../../src/components/demos/Demo/StyledDemo';
import { PlainSandbox } from './plainSandboxes';
import { chooseSandbox } from './sandboxes';

interface StagedModule {
  id: string;
  library: string;
}

/**
 * A demo in the theme of its library and with its styles, as the portal's stage has it.
 *
 * @throws if the module has no component to show
 */
export function createDemoElement(
  { id, library }: StagedModule,
  module: DemoModule | undefined,
): JSX.Element {
  const Sandbox = chooseSandbox(library);
  return <Sandbox>{createStyledDemo(id, module)}</Sandbox>;
}

/**
 * A demo in the default theme of its library, as an app has it.
 *
 * @throws if the module has no component to show
 */
export function createPlainElement(
  { id, library }: StagedModule,
  module: DemoModule | undefined,
  { mode, isThemed }: { mode: 'light' | 'dark'; isThemed: boolean },
): JSX.Element {
  return (
    <PlainSandbox library={library} mode={mode} isThemed={isThemed}>
      {createStyledDemo(id, module)}
    </PlainSandbox>
  );
}

function createStyledDemo(id: string, module: DemoModule | undefined): JSX.Element {
  const Component = module?.default;
  if (typeof Component !== 'function' && typeof Component !== 'object') {
    throw new Error('its default export is no component');
  }
  return (
    <StyledDemo
      styles={module?.demoStyles}
      base={id.endsWith('/tailwind') ? tailwindBase : null}
    >
      <Component />
    </StyledDemo>
  );
}

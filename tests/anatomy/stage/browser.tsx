import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { components, demos, modules } from 'anatomy-subjects';
import { StyledDemo } from '../../../src/components/demos/Demo/StyledDemo';
import { chooseSandbox } from '../../demos/stage/sandboxes';
import { waitUntilQuiet } from '../../demos/stage/waitUntilQuiet';
import type { DrawnComponent, DrawnDemo, KnownComponent } from '../types';
import { openWhatOpens } from './openWhatOpens';
import { readAnatomy, type Fiber } from './readAnatomy';
import '../../overrides/stage/stage.css';

const page = document.querySelector('#page') as HTMLElement;

// Demos are drawn, not followed.
for (const type of ['click', 'submit']) {
  window.addEventListener(type, (event) => event.preventDefault());
}

/** What opens after a moment opens at once; what takes longer does. */
const wait = window.setTimeout.bind(window);
const MOMENT_MS = 300;
window.setTimeout = ((handler: TimerHandler, delay = 0, ...values: unknown[]) =>
  wait(handler, delay > MOMENT_MS ? delay : 0, ...values)) as typeof setTimeout;

/** Modules of packages give different types by different names for one component. */
async function loadKnown(): Promise<Map<unknown, KnownComponent>> {
  const known = new Map<unknown, KnownComponent>();
  for (const component of components) {
    const type = await modules[component.import]?.();
    if (type !== undefined && !known.has(type)) known.set(type, component);
  }
  return known;
}

const loaded = loadKnown();

/** React's tree of a place that it draws. */
function getFiber(container: Element): Fiber {
  const key = Object.keys(container).find((name) =>
    name.startsWith('__reactContainer$'),
  );
  const fiber = (container as unknown as Record<string, Fiber>)[key ?? ''];
  const { current } = fiber?.stateNode as { current: Fiber };
  return current;
}

async function readDemo({ id, library }: DrawnDemo): Promise<DrawnComponent[]> {
  const known = await loaded;
  const module = await demos[id]?.();
  const Demo = module?.default;
  if (!Demo) throw new Error(`${id} exports no component`);
  const Sandbox = chooseSandbox(library);
  const area = document.createElement('div');
  page.append(area);
  const root = createRoot(area);
  const drawn = new Map<string, DrawnComponent>();
  const read = () => {
    for (const component of readAnatomy(getFiber(area), known)) {
      drawn.set(JSON.stringify(component), component);
    }
  };
  flushSync(() =>
    root.render(
      <Sandbox>
        <StyledDemo styles={module.demoStyles} base={null}>
          <Demo />
        </StyledDemo>
      </Sandbox>,
    ),
  );
  await waitUntilQuiet();
  read();
  await openWhatOpens(area, read);
  root.unmount();
  area.remove();
  return [...drawn.values()];
}

window.anatomyStage = { readDemo };

import { Fragment, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { components, demos, modules, tailwind } from 'override-subjects';
import {
  readPartTree,
  type DemoPart,
} from '../../../src/components/demos/DemoInspector/readPartTree';
import { StyledDemo } from '../../../src/components/demos/Demo/StyledDemo';
import {
  listOverrideWays,
  OVERRIDDEN_PROPERTIES,
  printOverride,
  type OverriddenProperty,
  type OverrideFile,
  type OverrideTarget,
  type OverrideWay,
} from '../../../src/lib/demos/demoParts/overrides';
import {
  choosePartName,
  findPartHost,
} from '../../../src/lib/demos/demoParts/partTree';
import { createPartIndex } from '../../../src/lib/demos/demoParts/readPartNames';
import { chooseSandbox } from '../../demos/stage/sandboxes';
import { waitUntilQuiet } from '../../demos/stage/waitUntilQuiet';
import type { PartComponent } from '../../../src/lib/demos/demoParts/types';
import { compileOverride } from './compileOverride';
import { overrideHost } from './hosts';
import {
  judgeOverride,
  readComputed,
  readExpected,
  type PartRole,
  type Refusal,
} from './measureParts';
import './stage.css';

/** A demo as the page is asked to try it. */
export interface TriedDemo {
  id: string;
  library: string;
  /** Products whose components it shows, its own first. */
  products: string[];
  imported: string[];
}

/** A part in a component that is written to get it. */
export interface TriedPart {
  /** Product of the component. */
  product: string;
  host: string;
  /** Class of the part. */
  part: string;
}

/** Outcome of an override. */
export interface TriedOverride extends TriedPart {
  way: OverrideWay;
  property: string;
  /** Null: it does what it is for. */
  refusal: Refusal;
  /** Its code with the first property, for the compiler. */
  files?: OverrideFile[];
}

declare global {
  interface Window {
    overrideStage: {
      listParts(demo: TriedDemo): Promise<TriedPart[]>;
      tryDemo(demo: TriedDemo, wanted: TriedPart[]): Promise<TriedOverride[]>;
    };
  }
}

const page = document.querySelector('#page') as HTMLElement;
const sheet = document.createElement('style');
// Before those that components write, as a project's own style sheet is.
document.head.prepend(sheet);

async function loadModules(statements: readonly string[]) {
  const specifiers = new Set([
    ...statements.map((one) => /from '(.+)'/.exec(one)?.[1] ?? ''),
    '@mui/material/styles',
    '@mui/joy/styles',
    '@mui/system',
  ]);
  const loaded: Record<string, object | undefined> = {};
  for (const specifier of specifiers) {
    loaded[specifier] = await modules[specifier]?.();
  }
  return loaded;
}

interface Stage {
  area: HTMLElement;
  draw: (Theme?: ComponentType<{ children: ReactNode }>) => void;
  close: () => void;
}

async function setStage({ id, library }: TriedDemo): Promise<Stage> {
  const module = await demos[id]?.();
  const Demo = module?.default;
  if (!Demo) throw new Error(`${id} exports no component`);
  const Sandbox = chooseSandbox(library);
  const area = document.createElement('div');
  page.append(area);
  const root: Root = createRoot(area);
  return {
    area,
    draw: (Theme = Fragment) =>
      flushSync(() =>
        root.render(
          <Sandbox>
            <StyledDemo styles={module.demoStyles} base={null}>
              <Theme>
                <Demo />
              </Theme>
            </StyledDemo>
          </Sandbox>,
        ),
      ),
    close: () => {
      root.unmount();
      area.remove();
    },
  };
}

const getClass = (part: DemoPart, imported: ReadonlySet<string>) => {
  const { component, key } = choosePartName(part, imported);
  return `${component.prefix}-${key}`;
};

/** A part that is disabled, selected and so on has styles of that state, which win. */
const STATES = '[class*="Mui-"], [class*="base--"]';

/** @param isOwn whether a part is one that the override is for */
function listRoles(
  parts: readonly DemoPart[],
  isOwn: (part: DemoPart, index: number) => boolean,
): PartRole[] {
  const isPlain = ({ element }: DemoPart) => !element.closest(STATES);
  const hasPlain = parts.some((part, index) => isOwn(part, index) && isPlain(part));
  return parts.map((part, index) => {
    if (!isOwn(part, index)) return 'other';
    return isPlain(part) || !hasPlain ? 'target' : 'in a state';
  });
}

async function tryOverride(
  stage: Stage,
  demo: TriedDemo,
  read: () => DemoPart[],
  {
    target,
    way,
    property,
    loaded,
    size,
  }: {
    target: HostedTarget;
    way: OverrideWay;
    property: OverriddenProperty;
    loaded: Readonly<Record<string, object | undefined>>;
    /** Number of parts of the complete demo. */
    size: number;
  },
): Promise<Refusal> {
  const imported = new Set(demo.imported);
  const { part, host } = target;
  const className = `${part.component.prefix}-${part.key}`;
  const files = printOverride(target, way, property);
  const { Component, css } = compileOverride(files, loaded);
  let before = read();
  if (before.length !== size) {
    // Some parts are drawn when components have measured themselves.
    await waitUntilQuiet();
    before = read();
  }
  const values = before.map(({ element }) => readComputed(element, property.name));
  const roles = listRoles(
    before,
    (one, index) =>
      getClass(one, imported) === className &&
      (way === 'theme' || findPartHost(before, index, imported) === host),
  );
  const expected = readExpected(stage.area, property.name, property.value);
  sheet.textContent = css;
  if (way === 'theme')
    stage.draw(Component as ComponentType<{ children: ReactNode }>);
  else flushSync(() => overrideHost({ statement: host.import, Component }));

  const judge = (): Refusal => {
    const after = read();
    const isSame =
      after.length === before.length &&
      after.every(
        (one, index) =>
          getClass(one, imported) === getClass(before[index] as DemoPart, imported),
      );
    if (!isSame) return 'the demo changed';
    const measured = after.map(({ element }, index) => ({
      element,
      role: roles[index] ?? 'other',
      before: values[index] ?? '',
      after: readComputed(element, property.name),
    }));
    return judgeOverride(measured, expected);
  };
  let refusal = judge();
  if (refusal === 'the demo changed') {
    await waitUntilQuiet();
    refusal = judge();
  }
  sheet.textContent = '';
  if (way === 'theme') stage.draw();
  else flushSync(() => overrideHost(null));
  return refusal;
}

type HostedTarget = OverrideTarget & { host: PartComponent };

const targetToPart = ({
  host,
  part: { component, key },
}: HostedTarget): TriedPart => ({
  product: host.href.split('/')[1] ?? '',
  host: host.name,
  part: `${component.prefix}-${key}`,
});

/** The combinations of host and part that a demo shows. */
function listTargets(
  parts: readonly DemoPart[],
  { imported }: TriedDemo,
): Map<string, HostedTarget> {
  const names = new Set(imported);
  const found = new Map<string, HostedTarget>();
  parts.forEach((part, index) => {
    const host = findPartHost(parts, index, names);
    if (!host) return;
    const target = { part: choosePartName(part, names), host };
    const key = JSON.stringify(targetToPart(target));
    if (!found.has(key)) found.set(key, target);
  });
  return found;
}

async function openDemo(demo: TriedDemo) {
  const index = createPartIndex(
    demo.products.map((product) => components[product] ?? []),
  );
  const stage = await setStage(demo);
  stage.draw();
  await waitUntilQuiet();
  const read = () => readPartTree(stage.area, index);
  return { stage, read, targets: listTargets(read(), demo) };
}

async function listParts(demo: TriedDemo): Promise<TriedPart[]> {
  const { stage, targets } = await openDemo(demo);
  stage.close();
  return [...targets.values()].map(targetToPart);
}

async function tryDemo(
  demo: TriedDemo,
  wanted: readonly TriedPart[],
): Promise<TriedOverride[]> {
  const { stage, read, targets } = await openDemo(demo);
  const loaded = await loadModules(
    [...targets.values()].map(({ host }) => host.import),
  );
  const size = read().length;
  const tried: TriedOverride[] = [];
  for (const part of wanted) {
    const target = targets.get(JSON.stringify(part));
    if (!target) throw new Error(`${part.host} has no ${part.part} any more`);
    for (const way of listOverrideWays(target)) {
      for (const [order, property] of OVERRIDDEN_PROPERTIES.entries()) {
        const override = { target, way, property, loaded, size };
        const refusal = await tryOverride(stage, demo, read, override);
        tried.push({
          ...part,
          way,
          property: property.name,
          refusal,
          ...(order === 0 ? { files: printOverride(target, way, property) } : {}),
        });
      }
    }
  }
  stage.close();
  return tried;
}

const utilities = new CSSStyleSheet();
utilities.replaceSync(tailwind);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, utilities];
window.overrideStage = { listParts, tryDemo };

import type { ComponentType, ReactNode } from 'react';
import type { DemoStyles } from '../../../../plugins/content/demos/types';
import type { CodeStyling } from '../../../lib/demos/codeStyling';
import { nameToStage } from '../../../lib/demos/demoStyles';
import { DemoScope } from './DemoScope';
import { loadTypeface, showTypeface, showTypefaceInTime } from './showTypeface';
import { StyledDemo } from './StyledDemo';

/** Library in whose theme a demo runs. */
export type DemoLibrary = 'material-ui' | 'joy-ui' | 'base-ui' | 'system';

/** Exports of a demo file. */
export interface DemoModule {
  default: ComponentType;
  /** Added at build where the demo has a style sheet. */
  demoStyles?: DemoStyles;
}

/** Modules of a demo, and its background. */
export interface DemoSources {
  /** Name of the frame around it, `data-demo`, where there is one. */
  name?: string;
  library: DemoLibrary;
  load: () => Promise<DemoModule>;
  /** Null for a demo that knows no stylings. */
  styling?: CodeStyling | null;
}

/** A window of its own that a demo runs in. */
export interface OwnWindow {
  title: string;
  /** A number is in pixels. */
  height: number | string;
  /** It is a whole page, which cannot be a part of another one: no static HTML. */
  isPage?: boolean;
}

type Sandbox = ComponentType<{ children: ReactNode }>;

const isServer = typeof window === 'undefined';

/** The theme of each library is a chunk of its own and comes with the first demo. */
const SANDBOXES: Record<DemoLibrary, () => Promise<{ default: Sandbox }>> = {
  'material-ui': () => import('./MaterialSandbox'),
  'joy-ui': () => import('./JoySandbox'),
  'base-ui': () => import('./SystemSandbox'),
  system: () => import('./SystemSandbox'),
};

/** Loads the reset that demos in Tailwind stand on; other demos have no part of it. */
export async function loadTailwindBase(): Promise<string> {
  const { default: base } =
    await import('@generated/demos/default/tailwind-base.json');
  return base.css;
}

/**
 * Loads a demo, the theme it runs in and the typeface of that theme.
 *
 * @param ownWindow null for a demo in the page
 * @throws if a chunk cannot be had
 */
export async function loadDemo(
  { name, library, load, styling }: DemoSources,
  ownWindow: OwnWindow | null,
): Promise<DemoModule> {
  const typeface = isServer ? null : loadTypeface(library);
  const [{ default: Sandbox }, demo, base, frame] = await Promise.all([
    SANDBOXES[library](),
    load(),
    styling === 'Tailwind' ? loadTailwindBase() : null,
    ownWindow && import('./DemoWindow'),
  ]);
  if (typeface && !frame) {
    await showTypefaceInTime(library, typeface);
  }
  const { default: Component, demoStyles } = demo;
  const renderDemo = () => (
    <Sandbox>
      <StyledDemo styles={demoStyles} base={base}>
        <Component />
      </StyledDemo>
    </Sandbox>
  );
  const fillDocument = (inner: Document) =>
    void typeface?.then((loaded) => loaded && showTypeface(inner, library, loaded));
  const stage = nameToStage(name);
  if (ownWindow && frame) {
    return {
      default: () => (
        <frame.DemoWindow {...ownWindow} onDocument={fillDocument}>
          {renderDemo()}
        </frame.DemoWindow>
      ),
    };
  }
  const inPage = (
    <DemoScope.Provider value={stage}>{renderDemo()}</DemoScope.Provider>
  );
  const parts =
    isServer && (await import(/* webpackMode: "eager" */ './renderDarkStyles'));
  const dark = parts ? parts.renderDarkStyles(inPage, stage) : null;
  return {
    default: () => (
      <>
        {inPage}
        {dark}
      </>
    ),
  };
}

import { createContext, useContext } from 'react';
import defaults from '@generated/theme-values/default/joy-tokens.json';
import {
  resolveColour,
  type Colour,
  type Scheme,
} from '../../../lib/theme/joyTheme/tokens';
import type { ThemeBuilderState } from './useThemeBuilder';

/** Colour schemes that a change of a colour affects. */
export type SchemeChoice = Scheme | 'both';

/** Tabs of the builder, which are parts of the theme. */
export type PanelName = 'palette' | 'variants' | 'text' | 'radius' | 'typography';

/** The part of the theme that is being edited. */
export interface BuilderView {
  panel: PanelName;
  colour: Colour;
  choice: SchemeChoice;
}

export interface BuilderValue extends ThemeBuilderState {
  view: BuilderView;
  show: (change: Partial<BuilderView>) => void;
  /** The schemes of the choice; the first one is shown where one colour stands for both. */
  schemes: readonly [Scheme, ...Scheme[]];
}

export const BuilderContext = createContext<BuilderValue | null>(null);

/** The theme that is being built. @throws outside of a theme builder */
export function useBuilder() {
  const value = useContext(BuilderContext);
  if (!value) throw new Error('useBuilder needs a theme builder around it.');
  const { tokens } = value;
  return {
    ...value,
    defaults,
    resolve: (path: string) => resolveColour(path, tokens, defaults),
  };
}

import { createContext, useContext, type ElementType } from 'react';
import { listWrittenControls } from '../../../lib/demos/playground/playgroundState';
import type {
  PlaygroundModel,
  PlaygroundState,
} from '../../../lib/demos/playground/types';

/** Exports of a `Name.playground.tsx`, as far as they are needed at run time. */
export interface PlaygroundModule {
  default: PlaygroundDefinition;
}

interface PlaygroundDefinition {
  component: ElementType;
  fixed?: object;
  controls: Record<string, { choices?: Record<string, unknown> }>;
}

/** The state of the playground around a component. */
export const PlaygroundContext = createContext<{
  model: PlaygroundModel;
  state: PlaygroundState;
} | null>(null);

/** The component of a playground with the props that its code shows. */
export function PlaygroundSubject({
  definition,
}: {
  definition: PlaygroundDefinition;
}) {
  const played = useContext(PlaygroundContext);
  const { component: Component, fixed, controls } = definition;
  const written = played ? listWrittenControls(played.model, played.state) : [];
  const props = Object.fromEntries(
    written.map(({ control: { kind, prop }, value }) => [
      prop,
      kind === 'choices' ? controls[prop]?.choices?.[String(value)] : value,
    ]),
  );
  return <Component {...fixed} {...props} />;
}

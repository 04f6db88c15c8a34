import { type CodeStyling } from '../../../lib/demos/codeStyling';
import { stylingToChoices } from '../../../lib/demos/demoVariants';
import type { DemoModule } from './DemoLibrary';
import { DemoStage, type DemoStageProps } from './DemoStage';

/** Functions that load a demo in each styling it is written in. */
export type StylingLoaders = Readonly<
  Partial<Record<CodeStyling, () => Promise<DemoModule>>>
>;

interface DemoStagesProps extends Omit<
  DemoStageProps,
  'load' | 'styling' | 'again'
> {
  loaders: StylingLoaders;
  written: readonly CodeStyling[];
  /** Number of restarts by the reader, for each styling. */
  attempts: Readonly<Partial<Record<CodeStyling, number>>>;
}

/**
 * A demo in all its stylings. All are in the static HTML, one is shown, by an attribute of
 * `<html>`: so the first frame is right. Those that are not shown do not come alive.
 */
export function DemoStages({
  loaders,
  written,
  attempts,
  ...stage
}: DemoStagesProps) {
  return (
    <>
      {written.map((styling) => {
        const load = loaders[styling];
        const attempt = attempts[styling] ?? 0;
        return (
          load && (
            <div key={styling} data-stylings={stylingToChoices(styling, written)}>
              <DemoStage
                {...stage}
                key={attempt}
                load={load}
                styling={styling}
                again={attempt > 0}
              />
            </div>
          )
        );
      })}
    </>
  );
}

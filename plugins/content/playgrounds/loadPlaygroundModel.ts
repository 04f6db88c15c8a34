import { createPlaygroundModel } from './createPlaygroundModel';

/** The part of a bundler's loader context that is used here. */
interface LoaderContext {
  resourcePath: string;
  async(): (error: Error | null, source?: string) => void;
}

/** Query that marks an import of a model: `./Button.playground.tsx?playground-model`. */
export const PLAYGROUND_MODEL_QUERY = 'playground-model';

/** Bundler loader: the model of a playground, as a module. */
export function loadPlaygroundModel(this: LoaderContext): void {
  const done = this.async();
  try {
    const model = JSON.stringify(createPlaygroundModel(this.resourcePath));
    done(null, `export default JSON.parse(${JSON.stringify(model)});`);
  } catch (error) {
    done(error as Error);
  }
}

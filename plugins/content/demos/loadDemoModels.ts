import path from 'node:path';
import { memoizeInBuild } from '../../shared/memoizeInBuild';
import { createDemoModel } from './createDemoModel';
import { fileToDemo, listDemoVariants } from './listDemoVariants';
import type { DemoModels } from './types';

/** The part of a bundler's loader context that is used here. */
interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  addDependency(file: string): void;
  async(): (error: Error | null, source?: string) => void;
}

/** Query that marks an import of demo models: `./A.tsx?demo-models=A,B`. */
export const DEMO_MODELS_QUERY = 'demo-models';

/**
 * Bundler loader: the models of all demos a page names, as one module, so that a page
 * costs one request for the code of its demos and only when a reader comes by client
 * navigation; the static HTML already holds them.
 */
export function loadDemoModels(this: LoaderContext): void {
  const done = this.async();
  const { folder } = fileToDemo(this.resourcePath);
  const names = new URLSearchParams(this.resourceQuery).get(DEMO_MODELS_QUERY) ?? '';
  const files = names.split(',').map((name) => findMainFile(name, folder));
  files.forEach((file) => this.addDependency(file));
  const createModel = async (file: string) => {
    const { model, read } = makeModel(file);
    try {
      return await model;
    } finally {
      // Of a demo that cannot be made, too: it is made again when one of them changes.
      read.forEach((other) => this.addDependency(other));
    }
  };
  Promise.all(files.map(createModel)).then(
    (models) => {
      const byName: DemoModels = Object.fromEntries(
        models.map((model) => [model.name, model]),
      );
      done(
        null,
        `export default JSON.parse(${JSON.stringify(JSON.stringify(byName))});`,
      );
    },
    (error: Error) => done(error),
  );
}

/** A model, and what other files it is made of: the second compilation of a build asks again. */
const makeModel = (file: string) =>
  memoizeInBuild('demo-model', file, () => {
    const read: string[] = [];
    return { model: createDemoModel(file, (other) => read.push(other)), read };
  });

/** The file that readers who have chosen nothing see; a demo may also be about to be written. */
function findMainFile(name: string, folder: string): string {
  return listDemoVariants(name, folder)[0]?.file ?? path.join(folder, `${name}.tsx`);
}

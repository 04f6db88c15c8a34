import type { Compiler } from '@rspack/core';

/**
 * Runs the bundler once, and lets go of what it holds.
 *
 * @throws the first thing it could not do
 */
export function runCompiler(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? stats?.compilation.errors[0];
      compiler.close(() => {
        if (problem) reject(problem);
        else resolve();
      });
    });
  });
}

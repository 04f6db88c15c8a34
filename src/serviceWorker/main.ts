import { startWorker } from './startWorker';
import type { ShellFile } from './createOfflineWorker';
import type { WorkerScope } from './types';

declare const self: WorkerScope;

/** Replaced by the list of files when the site is built. */
declare const __SHELL_FILES: readonly ShellFile[];

startWorker(self, __SHELL_FILES);

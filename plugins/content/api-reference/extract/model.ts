import type {
  ApiComponent,
  ApiDefinition,
  ApiEvent,
  ApiHook,
  ApiInterface,
  ApiSelector,
} from '../types';
import type { Anomaly } from './createWorkspace';

/** All that was read from the packages; pages are made from it without a compiler. */
export interface ApiModel {
  readonly components: readonly ApiComponent[];
  readonly hooks: readonly ApiHook[];
  readonly interfaces: readonly ApiInterface[];
  readonly events: readonly ApiEvent[];
  readonly selectors: readonly ApiSelector[];
  /** By key: `@mui/joy#ColorPaletteProp`. */
  readonly definitions: Readonly<Record<string, ApiDefinition>>;
  /** Keys of the definitions an entry names, by the key of the entry: its `href`. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
  readonly anomalies: readonly Anomaly[];
}

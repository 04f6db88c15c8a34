import type { ApiComponent, ApiHook, ApiInterface } from '../types';
import { createDefinitionStore, type DefinitionStore } from './collectDefinitions';
import { createWorkspace, noteAnomaly, type Workspace } from './createWorkspace';
import { discoverExports, type DiscoveredExport } from './discoverExports';
import { mergeComponent } from './mergeComponent';
import type { ApiModel } from './model';
import { GRID_INTERFACES, type PackageSpec } from './packages';
import { markPlans } from './markPlans';
import {
  findGridPackages,
  readGridEvents,
  readGridInterface,
  readGridSelectors,
  type GridPackages,
} from './readGrid';
import { readHook } from './readHook';
import type { EntryContext } from './readMember';

interface Gathered {
  readonly components: ApiComponent[];
  readonly hooks: ApiHook[];
  readonly interfaces: ApiInterface[];
  readonly uses: Record<string, string[]>;
}

function createContext(
  workspace: Workspace,
  store: DefinitionStore,
  { name, declaration }: Pick<DiscoveredExport, 'name' | 'declaration'>,
): EntryContext {
  return {
    workspace,
    store,
    owner: name,
    location: declaration,
    uses: new Set(),
  };
}

/** Reads one export; what throws is named, so that the build can say which. */
function readExport(
  workspace: Workspace,
  store: DefinitionStore,
  found: DiscoveredExport,
  gathered: Gathered,
): void {
  const context = createContext(workspace, store, found);
  try {
    const entry =
      found.kind === 'hook'
        ? readHook(context, found)
        : mergeComponent(context, found);
    if (!entry) return;
    gathered.uses[entry.href] = [...context.uses];
    if (entry.kind === 'hook') gathered.hooks.push(entry);
    else gathered.components.push(entry);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    noteAnomaly(
      workspace,
      `${found.spec.name} ${found.name}`,
      `${found.file} cannot be read: ${reason}`,
      true,
    );
  }
}

function readGridInterfaces(
  workspace: Workspace,
  store: DefinitionStore,
  packages: GridPackages,
  gathered: Gathered,
): void {
  const [file] = workspace.program.getRootFileNames();
  const declaration = file && workspace.program.getSourceFile(file);
  if (!declaration) return;
  for (const name of GRID_INTERFACES) {
    const context: EntryContext = {
      workspace,
      store,
      owner: name,
      location: declaration,
      uses: new Set(),
    };
    const entry = readGridInterface(context, packages);
    if (!entry) continue;
    gathered.interfaces.push(entry);
    gathered.uses[entry.href] = [...context.uses];
  }
}

/** Compares what was read of a package with the least there must be. */
export function checkMinimums(
  workspace: Workspace,
  spec: PackageSpec,
  components: readonly ApiComponent[],
): void {
  const own = components.filter((component) => component.package === spec.name);
  const counts = {
    components: own.length,
    props: own.reduce((sum, { props }) => sum + props.length, 0),
    classes: own.reduce((sum, { classes }) => sum + classes.length, 0),
  };
  for (const kind of ['components', 'props', 'classes'] as const) {
    if (counts[kind] < spec.floors[kind]) {
      noteAnomaly(
        workspace,
        spec.name,
        `has ${counts[kind]} ${kind}, fewer than ${spec.floors[kind]}`,
        true,
      );
    }
  }
}

/**
 * Reads the API of packages inside a workspace; tests share one among themselves.
 *
 * @param isWanted leaves exports out
 */
export function readApi(
  workspace: Workspace,
  isWanted: (found: DiscoveredExport) => boolean = () => true,
): ApiModel {
  const store = createDefinitionStore();
  const gathered: Gathered = { components: [], hooks: [], interfaces: [], uses: {} };
  for (const spec of workspace.specs) {
    for (const found of discoverExports(workspace, spec).filter(isWanted)) {
      readExport(workspace, store, found, gathered);
    }
  }
  const components = markPlans(gathered.components);
  const grid = findGridPackages(workspace.specs);
  const gridProps = new Set(
    components
      .filter(({ name }) => name.startsWith('DataGrid'))
      .flatMap(({ props }) => props.map(({ name }) => name)),
  );
  if (grid) readGridInterfaces(workspace, store, grid, gathered);
  const { events, uses } = grid
    ? readGridEvents(workspace, store, grid, gridProps)
    : { events: [], uses: [] };
  return {
    ...gathered,
    components,
    events,
    selectors: grid ? readGridSelectors(workspace, grid) : [],
    uses: { ...gathered.uses, events: uses },
    definitions: Object.fromEntries(store.definitions),
    anomalies: workspace.anomalies,
  };
}

/**
 * Reads the API of packages from their declarations, modules and running code. The result
 * depends on the packages alone.
 *
 * @param root folder the specs' folders are relative to
 * @throws if a package is missing; all else that is wrong is an anomaly of the model
 */
export function extractApi(root: string, specs: readonly PackageSpec[]): ApiModel {
  const workspace = createWorkspace(root, specs);
  const model = readApi(workspace);
  for (const spec of specs) checkMinimums(workspace, spec, model.components);
  return model;
}

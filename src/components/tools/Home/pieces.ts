import type { DemoLibrary, DemoModule } from '../../demos/Demo/DemoLibrary';
import type { FacetProduct } from '../../controls/Facets/ProductFacet';

/** A part of the board: components of one library, in that library's theme. */
export interface Piece {
  id: string;
  /** The documentation set its components belong to. */
  product: FacetProduct;
  /** Its name and the address of its page. */
  name: string;
  href: string;
  /** Components it is made of. */
  components: readonly string[];
  library: DemoLibrary;
  load: () => Promise<DemoModule>;
}

/** The pieces in the order of the board. Each comes with its library as a chunk. */
export const PIECES: readonly Piece[] = [
  {
    id: 'figures',
    product: 'system',
    name: 'MUI System',
    href: '/system/',
    components: ['Box', 'Stack'],
    library: 'system',
    load: () => import('./composition/ReleaseFigures'),
  },
  {
    id: 'checklist',
    product: 'material-ui',
    name: 'Material UI',
    href: '/material-ui/',
    components: ['Button', 'Checkbox', 'LinearProgress'],
    library: 'material-ui',
    load: () => import('./composition/ReleaseChecklist'),
  },
  {
    id: 'reviewers',
    product: 'joy-ui',
    name: 'Joy UI',
    href: '/joy-ui/',
    components: ['Avatar', 'Chip', 'List', 'Switch'],
    library: 'joy-ui',
    load: () => import('./composition/ReleaseReviewers'),
  },
  {
    id: 'share',
    product: 'base-ui',
    name: 'Base UI',
    href: '/base-ui/',
    components: ['Slider', 'Switch'],
    library: 'base-ui',
    load: () => import('./composition/RollOutShare'),
  },
  {
    id: 'visits',
    product: 'x',
    name: 'MUI X',
    href: '/x/react-charts/',
    components: ['SparkLineChart'],
    library: 'material-ui',
    load: () => import('./composition/VisitsChart'),
  },
  {
    id: 'files',
    product: 'x',
    name: 'MUI X',
    href: '/x/react-tree-view/',
    components: ['TreeView'],
    library: 'material-ui',
    load: () => import('./composition/ChangedFiles'),
  },
];

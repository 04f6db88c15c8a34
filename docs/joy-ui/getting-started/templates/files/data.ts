import { formatDate } from './format';
import { cargoBike, cityBike, helmet, shopFront, toolWall } from './pictures';

export type Kind = 'folder' | 'document' | 'sheet' | 'picture';
export type Place = 'files' | 'shared' | 'starred' | 'bin';

export interface Change {
  who: string;
  what: string;
  when: string;
}

export interface FileItem {
  id: string;
  name: string;
  kind: Kind;
  /** The folder it lies in; `null` at the top. */
  parent: string | null;
  owner: string;
  /** As in 2024-05-16. */
  modified: string;
  bytes: number;
  starred: boolean;
  inBin: boolean;
  sharedWith: readonly string[];
  picture: string | null;
  changes: readonly Change[];
}

export const ME = 'Hanna Berg';
/** The day on which new folders are made here. */
export const TODAY = '2024-05-16';

export const PLACE_NAMES: Record<Place, string> = {
  files: 'All files',
  shared: 'Shared',
  starred: 'Starred',
  bin: 'Bin',
};

export const KIND_NAMES: Record<Kind, string> = {
  folder: 'Folder',
  document: 'Document',
  sheet: 'Spreadsheet',
  picture: 'Picture',
};

const LUIS = 'Luis Ortega';
const MEI = 'Mei Tanaka';
const TOM = 'Tom Ashby';

function create(
  id: string,
  name: string,
  kind: Kind,
  modified: string,
  more: Partial<FileItem> = {},
): FileItem {
  const owner = more.owner ?? ME;
  return {
    id,
    name,
    kind,
    parent: null,
    owner,
    modified,
    bytes: 0,
    starred: false,
    inBin: false,
    sharedWith: [],
    picture: null,
    changes: [
      { who: owner, what: 'changed it', when: formatDate(modified) },
      { who: owner, what: 'added it', when: '4 Mar 2024' },
    ],
    ...more,
  };
}

export const FILES: readonly FileItem[] = [
  create('invoices', 'Invoices', 'folder', '2024-05-14', { sharedWith: [LUIS] }),
  create('photos', 'Product photos', 'folder', '2024-05-15', {
    sharedWith: [LUIS, MEI, TOM],
    starred: true,
  }),
  create('workshop', 'Workshop', 'folder', '2024-04-29', { owner: TOM }),
  create('shop-front', 'Shop front.svg', 'picture', '2024-05-12', {
    bytes: 184_000,
    picture: shopFront,
    sharedWith: [MEI, TOM],
  }),
  create('prices', 'Price list summer.xlsx', 'sheet', '2024-05-16', {
    bytes: 46_000,
    starred: true,
    sharedWith: [LUIS],
  }),
  create('hours', 'Opening hours.docx', 'document', '2024-03-21', { bytes: 18_000 }),
  create('test-rides', 'Plan for the test rides.docx', 'document', '2024-05-09', {
    bytes: 92_000,
    owner: MEI,
    sharedWith: [ME, TOM],
  }),
  create('customers', 'Customer survey.xlsx', 'sheet', '2024-04-30', {
    bytes: 1_240_000,
    owner: LUIS,
    sharedWith: [ME],
  }),
  create('last-year', 'Last year', 'folder', '2024-01-08', { parent: 'invoices' }),
  create('invoice-1041', 'Invoice 1041.pdf', 'document', '2024-05-13', {
    parent: 'invoices',
    bytes: 88_000,
  }),
  create('invoice-1042', 'Invoice 1042.pdf', 'document', '2024-05-14', {
    parent: 'invoices',
    bytes: 91_000,
  }),
  create('invoice-988', 'Invoice 988.pdf', 'document', '2023-12-19', {
    parent: 'last-year',
    bytes: 86_000,
  }),
  create('city-bike', 'City bike.svg', 'picture', '2024-05-15', {
    parent: 'photos',
    bytes: 2_310_000,
    picture: cityBike,
    starred: true,
  }),
  create('cargo-bike', 'Cargo bike.svg', 'picture', '2024-05-15', {
    parent: 'photos',
    bytes: 2_640_000,
    picture: cargoBike,
    owner: MEI,
  }),
  create('helmet', 'Helmet.svg', 'picture', '2024-05-02', {
    parent: 'photos',
    bytes: 1_120_000,
    picture: helmet,
  }),
  create('checklist', 'Repair checklist.docx', 'document', '2024-04-29', {
    parent: 'workshop',
    bytes: 34_000,
    owner: TOM,
  }),
  create('spare-parts', 'Spare parts.xlsx', 'sheet', '2024-04-22', {
    parent: 'workshop',
    bytes: 128_000,
    owner: TOM,
  }),
  create('tools', 'Tool wall.svg', 'picture', '2024-04-11', {
    parent: 'workshop',
    bytes: 940_000,
    picture: toolWall,
    owner: TOM,
  }),
  create('old-flyer', 'Flyer winter sale.docx', 'document', '2024-02-02', {
    bytes: 210_000,
    inBin: true,
  }),
];

import {
  drawCourtyard,
  drawMansard,
  drawTerrace,
  drawTower,
  drawVilla,
  drawWarehouse,
} from './pictures';

export const DISTRICTS = [
  'Orchard Hill',
  'Parkside',
  'Quayside',
  'Station Quarter',
] as const;

export const FEATURES = [
  'Balcony',
  'Furnished',
  'Lift',
  'Parking',
  'Pets welcome',
] as const;

export type District = (typeof DISTRICTS)[number];
export type Feature = (typeof FEATURES)[number];

export interface Flat {
  id: string;
  address: string;
  district: District;
  /** Pounds a month. */
  rent: number;
  /** 0 is a studio. */
  bedrooms: number;
  /** Square metres. */
  area: number;
  free: string;
  features: readonly Feature[];
  picture: string;
  /** What the picture shows. */
  alt: string;
  /** Where it lies on the map of 600 × 700. */
  x: number;
  y: number;
}

/** The newest comes first. */
export const FLATS: readonly Flat[] = [
  {
    id: 'lantern',
    address: '14 Lantern Street',
    district: 'Quayside',
    rent: 1150,
    bedrooms: 2,
    area: 68,
    free: 'Free now',
    features: ['Balcony', 'Lift'],
    picture: drawWarehouse('#cfe3ee', '#a4553f', '#33474f'),
    alt: 'Brick warehouse at the water',
    x: 120,
    y: 545,
  },
  {
    id: 'orchard-rise',
    address: '8 Orchard Rise',
    district: 'Orchard Hill',
    rent: 1680,
    bedrooms: 3,
    area: 104,
    free: 'Free from 1 May',
    features: ['Parking', 'Pets welcome'],
    picture: drawVilla('#d7e8f2', '#f0e3c8', '#4a7a63'),
    alt: 'House with green shutters and a garden',
    x: 90,
    y: 90,
  },
  {
    id: 'platform',
    address: '19 Platform Street',
    district: 'Station Quarter',
    rent: 720,
    bedrooms: 0,
    area: 31,
    free: 'Free now',
    features: ['Furnished', 'Lift'],
    picture: drawTower('#dfe6ee', '#8794a3', '#c8693f'),
    alt: 'Grey tower with orange balconies',
    x: 110,
    y: 330,
  },
  {
    id: 'bellpark',
    address: '60 Bell Park Avenue',
    district: 'Parkside',
    rent: 1390,
    bedrooms: 2,
    area: 82,
    free: 'Free from 15 May',
    features: ['Balcony', 'Pets welcome'],
    picture: drawMansard('#e9e3d6', '#d9c7a3', '#2f5d62'),
    alt: 'Corner house with a shop below',
    x: 500,
    y: 250,
  },
  {
    id: 'tannery',
    address: '11 Tannery Yard',
    district: 'Station Quarter',
    rent: 890,
    bedrooms: 1,
    area: 46,
    free: 'Free now',
    features: ['Pets welcome'],
    picture: drawCourtyard('#cfe0ec', '#f4eee0', '#3f6e8c'),
    alt: 'White house with an arch to its yard',
    x: 170,
    y: 430,
  },
  {
    id: 'ropewalk',
    address: '3 Ropewalk',
    district: 'Quayside',
    rent: 980,
    bedrooms: 1,
    area: 52,
    free: 'Free from 1 June',
    features: ['Furnished', 'Balcony'],
    picture: drawTerrace('#f1dcc4', '#5f87a0', '#b5483a'),
    alt: 'Row of blue houses with red doors',
    x: 270,
    y: 520,
  },
  {
    id: 'lime-walk',
    address: '22 Lime Walk',
    district: 'Parkside',
    rent: 1240,
    bedrooms: 2,
    area: 74,
    free: 'Free now',
    features: ['Lift', 'Parking'],
    picture: drawTower('#cfe3ee', '#c7b79b', '#4a7a63'),
    alt: 'Sandstone tower with green balconies',
    x: 420,
    y: 350,
  },
  {
    id: 'hilltop',
    address: '41 Hilltop Terrace',
    district: 'Orchard Hill',
    rent: 1075,
    bedrooms: 2,
    area: 63,
    free: 'Free from 1 May',
    features: ['Pets welcome', 'Parking'],
    picture: drawTerrace('#cfe3ee', '#b5654a', '#2f5d62'),
    alt: 'Row of brick houses with dark green doors',
    x: 245,
    y: 60,
  },
  {
    id: 'signal',
    address: '5 Signal Row',
    district: 'Station Quarter',
    rent: 650,
    bedrooms: 0,
    area: 27,
    free: 'Free from 15 May',
    features: ['Furnished'],
    picture: drawMansard('#d7e8f2', '#b8876b', '#8c3b36'),
    alt: 'Town house with red awnings',
    x: 250,
    y: 300,
  },
  {
    id: 'custom-house',
    address: '27 Custom House Lane',
    district: 'Quayside',
    rent: 1950,
    bedrooms: 3,
    area: 118,
    free: 'Free from 1 June',
    features: ['Balcony', 'Lift', 'Parking'],
    picture: drawWarehouse('#f3dcc0', '#7c6f63', '#2b3a42'),
    alt: 'Grey warehouse in the evening light',
    x: 480,
    y: 530,
  },
  {
    id: 'bandstand',
    address: '7 Bandstand Road',
    district: 'Parkside',
    rent: 1020,
    bedrooms: 1,
    area: 55,
    free: 'Free now',
    features: ['Furnished', 'Balcony', 'Pets welcome'],
    picture: drawCourtyard('#f1e2c9', '#e7cfa6', '#7a3e2f'),
    alt: 'Yellow house with brown shutters',
    x: 510,
    y: 430,
  },
  {
    id: 'pear-tree',
    address: '2 Pear Tree Close',
    district: 'Orchard Hill',
    rent: 1320,
    bedrooms: 3,
    area: 91,
    free: 'Free from 1 June',
    features: ['Parking'],
    picture: drawVilla('#e9e3d6', '#c98a6b', '#2f4a5d'),
    alt: 'Red house with blue shutters and a garden',
    x: 160,
    y: 190,
  },
];

export const PAGES = [
  { name: 'To rent', href: '/joy-ui/react-card/', current: true },
  { name: 'Viewings', href: '/joy-ui/react-table/', current: false },
  { name: 'Messages', href: '/joy-ui/react-list/', current: false },
  { name: 'Help', href: '/joy-ui/react-accordion/', current: false },
] as const;

export const formatRent = (rent: number) => `£${rent.toLocaleString('en-GB')}`;

export const formatBedrooms = (bedrooms: number) => {
  if (bedrooms === 0) return 'Studio';
  return bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`;
};

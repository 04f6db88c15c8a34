import { TAILWIND_VERSION } from '../tailwindSettings';

/**
 * Versions a project of its own is built with. Vite 6 runs on Node 18, 20 and 22, and so in
 * every sandbox.
 */
export const TOOLCHAIN = {
  '@vitejs/plugin-react': '4.7.0',
  vite: '6.4.6',
} as const;

/** Further packages of TypeScript projects; types of the React version that the demos run on. */
export const TYPESCRIPT_TOOLCHAIN = {
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
  typescript: '5.9.3',
} as const;

/** Packages that generate the classes of demos in Tailwind. */
export const TAILWIND_TOOLCHAIN = {
  '@tailwindcss/vite': TAILWIND_VERSION,
  tailwindcss: TAILWIND_VERSION,
} as const;

/** Packages that mirror the styles of Emotion for right-to-left text. */
export const RIGHT_TO_LEFT_PACKAGES = {
  '@emotion/cache': '11.14.0',
  stylis: '4.2.0',
  'stylis-plugin-rtl': '2.1.1',
} as const;

/** Types of `stylis`, which has none. */
export const RIGHT_TO_LEFT_TYPES = { '@types/stylis': '4.2.7' } as const;

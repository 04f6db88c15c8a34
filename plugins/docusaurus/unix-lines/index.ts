import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Rooms with code that is published. */
const ROOMS = ['blog', 'docs', 'src'];

/**
 * Takes the line ends of Windows out of the site's own scripts: the compiler keeps those
 * within a template literal, against the language, so that the same sources would give
 * other bytes on another machine.
 */
export default function unixLinesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'unix-lines',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            include: ROOMS.map((room) => path.join(siteDir, room)),
            enforce: 'pre',
            loader: path.join(__dirname, 'unixLinesLoader.cjs'),
          },
        ],
      },
    }),
  };
}

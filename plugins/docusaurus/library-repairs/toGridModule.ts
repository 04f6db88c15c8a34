/**
 * Names a module of the data grid, in whichever module system it is bundled.
 *
 * @param name end of its path, without the ending
 */
export const toGridModule = (name: string): RegExp =>
  new RegExp(`[\\\\/]@mui[\\\\/]x-data-grid[\\\\/].*[\\\\/]${name}\\.js$`);

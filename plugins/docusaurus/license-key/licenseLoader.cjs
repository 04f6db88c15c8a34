/**
 * Sets the licence key of MUI X where the class that keeps it is defined: before any component
 * asks, and on no page that loads no licensed package.
 */
module.exports = function licenseLoader(source) {
  const { licenseKey } = this.getOptions();
  return `${source}\nLicenseInfo.setLicenseKey(${JSON.stringify(licenseKey)});\n`;
};

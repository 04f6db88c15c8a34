export default { docusaurusVersion: '', siteVersion: '', pluginVersions: {} };

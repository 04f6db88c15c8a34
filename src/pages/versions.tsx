import Layout from '@theme/Layout';
import { VersionsPage } from '../components/tools/Versions/VersionsPage';

export default function Versions() {
  return (
    <Layout
      title="Versions"
      description="Which versions of Material UI, Joy UI, Base UI, MUI System and MUI X this portal documents, when they came out, and where earlier ones are documented."
    >
      <VersionsPage />
    </Layout>
  );
}

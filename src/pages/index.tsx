import Layout from '@theme/Layout';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { HomePage } from '../components/Home/HomePage';
import { PageFiles } from '../components/PageLinks/PageFiles';

export default function Home() {
  return (
    <Layout description="Documentation, live examples and API of Material UI, Joy UI, Base UI, MUI System and MUI X.">
      <PageFiles pathname={useBaseUrl('/')} />
      <HomePage />
    </Layout>
  );
}

import Layout from '@theme/Layout';
import { HomePage } from '../components/Home/HomePage';

export default function Home() {
  return (
    <Layout description="Documentation, live examples and API of Material UI, Joy UI, Base UI, MUI System and MUI X.">
      <HomePage />
    </Layout>
  );
}

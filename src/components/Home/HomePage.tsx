import { SiteNavigation } from '../SiteNavigation/SiteNavigation';

export function HomePage() {
  return (
    <>
      <SiteNavigation />
      <main>
        <h1>Five libraries, one place to look things up</h1>
      </main>
    </>
  );
}

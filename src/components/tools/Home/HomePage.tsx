import { SiteNavigation } from '../../shell/SiteNavigation/SiteNavigation';
import { BoardControls } from './BoardControls';
import { HomeLead } from './HomeLead';
import { LibraryList } from './LibraryList';
import { ReleaseBoard } from './ReleaseBoard';
import { EntryLinks } from './EntryLinks';
import styles from './HomePage.module.css';

export function HomePage() {
  return (
    <>
      <SiteNavigation />
      <main className={styles.page} lang="en">
        <div className={styles.opening}>
          <HomeLead />
          <ReleaseBoard />
          <BoardControls />
        </div>
        <LibraryList />
        <EntryLinks />
      </main>
    </>
  );
}

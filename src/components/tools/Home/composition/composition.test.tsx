import { useReducer, type ReactNode } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import ChangedFiles from './ChangedFiles';
import ReleaseChecklist from './ReleaseChecklist';
import ReleaseFigures from './ReleaseFigures';
import ReleaseReviewers from './ReleaseReviewers';
import RollOutShare from './RollOutShare';
import { INITIAL_RELEASE, ReleaseContext, releaseReducer } from './releaseState';

function OneRelease({ children }: { children: ReactNode }) {
  const release = useReducer(releaseReducer, INITIAL_RELEASE);
  return (
    <ReleaseContext.Provider value={release}>{children}</ReleaseContext.Provider>
  );
}

describe('the pieces of the board', () => {
  it('show one release, whichever library changes it', () => {
    render(
      <OneRelease>
        <ReleaseFigures />
        <ReleaseChecklist />
        <ReleaseReviewers />
        <RollOutShare />
      </OneRelease>,
    );
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Checks open');

    fireEvent.click(screen.getByRole('button', { name: 'Finish the checks' }));
    expect(status).toHaveTextContent('Ready');
    expect(screen.getByText('3 of 3')).toBeInTheDocument();
    for (const checkbox of screen.getAllByRole('checkbox', {
      name: /written|pass/,
    })) {
      expect(checkbox).toBeChecked();
    }

    fireEvent.click(screen.getByRole('checkbox', { name: 'Ines Okafor approves' }));
    expect(status).toHaveTextContent('In review');
    expect(screen.getByRole('button', { name: 'Ship 4.2' })).toBeDisabled();

    fireEvent.click(screen.getByRole('checkbox', { name: 'Yuki Tanabe approves' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ship 4.2' }));
    expect(status).toHaveTextContent('Shipped');

    fireEvent.change(screen.getByRole('slider'), { target: { value: '50' } });
    expect(screen.getByText('24,100')).toBeInTheDocument();
  });

  it('open and close the folders of the tree', () => {
    render(<ChangedFiles />);
    const folder = screen.getByRole('treeitem', { name: /^boarding/ });
    expect(folder).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(within(folder).getByText('boarding'));
    expect(folder).toHaveAttribute('aria-expanded', 'true');
    expect(within(folder).getByText('queue.ts')).toBeInTheDocument();
  });
});

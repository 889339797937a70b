import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.js';
import type { Figures } from '../../api/figures.js';
import { useFigures } from '../../api/live.js';
import { Notice } from '../../design/index.js';
import { Loaded } from '../../shell/loaded.js';
import { Page } from '../../shell/page.js';
import { texts } from '../../texts.js';
import { AccountCard } from './account-card.js';
import { EntitiesCard } from './entities-card.js';
import { LagCard, RatesCard } from './figure-lines.js';
import { HealthTiles } from './health-tiles.js';
import { StartCard } from './start-card.js';
import { TasksCard } from './tasks-card.js';
import { WarningsCard } from './warnings-card.js';

const words = texts.overview;

/** The state of the installation, or without the privilege to see it, what the user can do. */
export function OverviewPage(): ReactNode {
  const figures = useFigures();
  const isRefused = figures.error instanceof ApiError && figures.error.isRefusal;
  if (isRefused)
    return (
      <Page title={words.title} intro={words.introWithoutFigures}>
        <StartCard />
        <AccountCard />
        <EntitiesCard />
        <Notice>{words.noFigures}</Notice>
      </Page>
    );
  return (
    <Page title={words.title} intro={words.intro}>
      <StartCard />
      {figures.error !== null && figures.data !== undefined && <Notice tone="caution">{words.stale}</Notice>}
      <Loaded query={figures}>{(data) => <LiveFigures figures={data} />}</Loaded>
      <EntitiesCard />
      <AccountCard />
    </Page>
  );
}

function LiveFigures({ figures }: { readonly figures: Figures }): ReactNode {
  return (
    <>
      <WarningsCard warnings={figures.warnings} />
      <HealthTiles figures={figures} />
      <div className="overview-lines">
        <LagCard figures={figures} />
        <RatesCard figures={figures} />
      </div>
      <TasksCard tasks={figures.tasks} now={figures.time} />
    </>
  );
}

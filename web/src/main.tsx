import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.js';

const host = document.getElementById('console');
if (host !== null)
  createRoot(host).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// The log-in page in the browser: what the address holds decides which of its forms is shown.
const address = new URLSearchParams(window.location.search);
const inviteToken = address.get('invite_token');
const resetToken = address.get('reset_token');
const target = address.get('redirect_uri') ?? '/';

const FORMS = {
  'log-in': { title: 'Log in', path: '/logIn', extra: {} },
  'sign-up': { title: 'Sign up', path: '/signUp', extra: { inviteToken } },
  reset: { title: 'Set a new password', path: '/resetNativeUserCredentials', extra: { resetToken } },
};

const REASONS = {
  'sso-off': 'There is no single sign-on here.',
  'sso-unreachable': 'The identity provider does not answer. Try again later.',
  'sso-refused':
    'The log-in at your identity provider did not work, or you may not log in here. Try again, or ask an administrator.',
  'sso-failed': 'The log-in at your identity provider did not work. Try again.',
};

const byId = (id) => document.getElementById(id);

function showText(text) {
  byId('notice').textContent = text;
  byId('notice').hidden = text === '';
}

async function send(path, body) {
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function reasonOf(response) {
  try {
    const { message } = await response.json();
    return typeof message === 'string' ? message : `The service answered ${response.status}.`;
  } catch {
    return `The service answered ${response.status}.`;
  }
}

/** Takes the role that the invitation gives. Who has signed up may come in without one. */
async function acceptRole() {
  const query = 'mutation acceptRole($input: AcceptRoleInput!) { acceptRole(input: $input) }';
  await send('/api/v2/graphql', { query, variables: { input: { inviteToken } } });
}

async function submit(kind, form) {
  const { again, ...fields } = Object.fromEntries(new FormData(form));
  const other = form.elements.namedItem('again');
  const differs = other !== null && again !== fields.password;
  other?.setAttribute('aria-invalid', String(differs));
  if (differs) {
    showText('The two passwords are not the same.');
    other.focus();
    return;
  }
  const response = await send(FORMS[kind].path, { ...fields, ...FORMS[kind].extra });
  if (!response.ok) {
    showText(await reasonOf(response));
    form.querySelector('input[type=password]').focus();
    return;
  }
  if (kind === 'sign-up') await acceptRole();
  window.location.assign(`/authenticate?redirect_uri=${encodeURIComponent(target)}`);
}

function listen(kind, form) {
  const button = form.querySelector('button');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') === 'true') return;
    showText('');
    button.setAttribute('aria-disabled', 'true');
    try {
      await submit(kind, form);
    } catch {
      showText('The service does not answer. Try again.');
    } finally {
      button.removeAttribute('aria-disabled');
    }
  });
}

function show(kind) {
  const { title } = FORMS[kind];
  const form = byId(kind);
  for (const other of document.querySelectorAll('form')) if (other !== form) other.remove();
  document.title = title;
  byId('title').textContent = title;
  form.hidden = false;
  byId('to-log-in').hidden = kind === 'log-in';
  listen(kind, form);
  form.querySelector('input').focus();
}

if (document.documentElement.dataset.singleSignOn === 'on') {
  byId('single-sign-on').hidden = false;
  byId('single-sign-on').querySelector('a').href = `/sso?redirect_uri=${encodeURIComponent(target)}`;
}
showText(REASONS[address.get('error')] ?? '');
show(inviteToken !== null ? 'sign-up' : resetToken !== null ? 'reset' : 'log-in');

// Loads a server with wrk (Debian's package `wrk`), which must be installed.
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Requests per second of POSTs to `url`. `lua` is the body of wrk's `request` function: it returns the JSON text to
 * send.
 */
export async function requestsPerSecond({ url, token, lua, seconds = 8, connections = 32 }) {
  const script = join(mkdtempSync(join(tmpdir(), 'wrk-')), 'load.lua');
  writeFileSync(script, luaScript(lua, token));
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(stdout);
  const bad = /errors (\d+)/.exec(stdout);
  if (bad && Number(bad[1]) > 0) throw new Error(`${bad[1]} answers hold errors`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]);
}

function luaScript(lua, token) {
  return `
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Authorization"] = "Bearer ${token}"
local counter = 0
local prefix = tostring(os.time()) .. "-" .. tostring(math.random(1, 1000000))
errors = 0
function body(counter, prefix)
${lua}
end
function request()
  counter = counter + 1
  return wrk.format(nil, nil, nil, body(counter, prefix))
end
function response(status, headers, text)
  if string.find(text, '"errors"', 1, true) then errors = errors + 1 end
end
local threads = {}
function setup(thread) table.insert(threads, thread) end
function done()
  local sum = 0
  for _, thread in ipairs(threads) do sum = sum + thread:get("errors") end
  io.write("errors " .. sum .. "\\n")
end
`;
}

import { scriptOf } from './redis.ts';

/**
 * Answers questions one after another.
 * KEYS: of each question, the mark of an account and the admission times of a subject (a list, oldest first).
 * ARGV: the time ('' for Redis's own); then of each question the mark that is expected ('' for any), the limit ('' to ask for the mark alone), the window in
 * milliseconds, and how many are taken at most and at least; at most 0 to look only.
 * Gives the time; then for each question how many were admitted (for a look 1 or 0; -1 for another mark), how many remain, and the reset time.
 *
 * What nobody asks for expires after its window. Only the first admission of a second sets that, with a margin for those that come later in the same second.
 */
export const WINDOW = scriptOf(`
local call, number, floor = redis.call, tonumber, math.floor
local now = number(ARGV[1])
if not now then
  local time = call('TIME')
  now = time[1] * 1000 + floor(time[2] / 1000)
end
local nowText = string.format('%.0f', now)

local function firstInside(times, count, edge)
  local left, staying = 0, 1
  while staying < count and number(call('LINDEX', times, staying)) <= edge do
    left = staying
    staying = staying * 2
  end
  staying = math.min(staying, count)
  while staying - left > 1 do
    local middle = floor((left + staying) / 2)
    if number(call('LINDEX', times, middle)) <= edge then left = middle else staying = middle end
  end
  return staying
end

local function answer(mark, times, expected, limit, window, most, least)
  if expected ~= '' and call('GET', mark) ~= expected then return -1, 0, 0 end
  if not limit then return 1, 0, 0 end
  local count, moment, text = call('LLEN', times), now, nowText
  local first, last = now, 0
  if count > 0 then
    local lastText = call('LINDEX', times, -1)
    first, last = number(call('LINDEX', times, 0)), number(lastText)
    if last > now then moment, text = last, lastText end
    if first <= moment - window then
      local staying = firstInside(times, count, moment - window)
      call('LTRIM', times, staying, -1)
      count = count - staying
      first = count > 0 and number(call('LINDEX', times, 0)) or moment
    end
  end
  if count >= limit then
    return 0, 0, (limit > 0 and number(call('LINDEX', times, count - limit)) or moment) + window
  end
  local taken = 1
  if limit - count < least then
    taken = 0
  elseif most > 0 then
    taken = math.min(most, limit - count)
    for _ = 1, taken do call('RPUSH', times, text) end
    if count == 0 or floor(last / 1000) ~= floor(moment / 1000) then call('PEXPIRE', times, window + 2000) end
    count = count + taken
  end
  return taken, limit - count, first + window
end

local answers = {now}
local value, place = 2, 2
for key = 1, #KEYS, 2 do
  answers[place], answers[place + 1], answers[place + 2] = answer(
    KEYS[key], KEYS[key + 1], ARGV[value], number(ARGV[value + 1]), number(ARGV[value + 2]), number(ARGV[value + 3]), number(ARGV[value + 4])
  )
  value, place = value + 5, place + 3
end
return answers
`);

import { describe, expect, it } from 'vitest';
import type { PreviewView } from '../../tools/views.ts';
import { showPreview } from './previews.ts';
import { Room } from './room.ts';
import { viewOf } from './views.ts';

const drawn = (view: Omit<PreviewView, 'kind' | 'field'>, value: unknown, result = {}, given = {}): string => {
  const shown = showPreview({ kind: 'preview', field: 'css', ...view }, value, { room: new Room(), shape: { records: [], given }, result, viewOf });
  return shown === false ? '' : shown.markup;
};

/** The drawing within the picture's address. */
const within = (markup: string): string => atob(/base64,([^"]+)"/.exec(markup)?.[1] ?? '');

describe('a preview', () => {
  it('has CSS as the style of a drawing of its own, escaped', () => {
    const markup = drawn({ of: 'box' }, 'box-shadow: 0 0 1px "><script>');
    expect(markup).not.toContain('style=');
    expect(within(markup)).toContain('box-shadow: 0 0 1px &quot;&gt;&lt;script&gt;">Text</div>');
    expect(within(drawn({ of: 'background' }, 'background: red;'))).toContain('style="height:160px;background: red;"></div>');
  });

  it('has its colours from the result, or else from the inputs', () => {
    const view = { of: 'contrast', ink: 'color', ground: 'against' } as const;
    const drawing = within(drawn(view, 4.5, { color: '#0074e8' }, { color: 'red', against: 'white' }));
    expect(drawing).toContain('fill="#0074e8"');
    expect(drawing).toContain('fill="white"');
    expect(drawn(view, 4.5, { color: '#0074e8' }, { against: '' })).toBe('');
  });

  it('has no text larger than there is room for, in proportion', () => {
    const drawing = within(drawn({ of: 'sizes' }, [{ px: 9600 }, { px: 4800 }, { px: 'x' }, 3]));
    expect([...drawing.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))).toEqual([96, 48]);
  });

  it('has the points of an easing curve where CSS has them', () => {
    expect(drawn({ of: 'easing' }, 'cubic-bezier(0.25, 0.1, 0.25, 1)')).toContain('d="M12.0 172.0C52.0 156.0 52.0 12.0 172.0 12.0"');
    expect(drawn({ of: 'easing' }, 'cubic-bezier(0, -1, 1, 3)')).toContain('d="M12.0 132.0C12.0 172.0 172.0 12.0 172.0 92.0"');
    for (const css of ['ease', 'cubic-bezier(1, 2)', 'cubic-bezier(a, b, c, d)', 5]) expect(drawn({ of: 'easing' }, css)).toBe('');
  });
});

// Training: how a run stands, as it goes on.

import { html, percent, select } from '/dom.js';
import { listen } from '/server.js';
import { lineChart } from '/chart.js';

class Training {
  constructor({ view, site }) {
    this.site = site;
    if (site.runs.length === 0) {
      view.append(html('p', { class: 'empty' }, 'No run to watch: start with --run DIR.'));
      return;
    }
    this.content = html('div', { class: 'run' });
    if (site.runs.length > 1) {
      view.append(html('section', { class: 'fields' },
        select('Run', site.runs.map((name) => [name, name]), site.runs[0], (name) => this.watch(name))));
    }
    view.append(this.content);
    this.watch(site.runs[0]);
  }

  close() {
    this.source?.close();
  }

  watch(name) {
    this.close();
    this.content.replaceChildren(html('p', { class: 'quiet' }, 'reading …'));
    this.source = listen('/api/run', { run: name }, {
      run: (run) => this.show(name, run),
      lost: () => this.content.classList.add('lost'),
    });
    this.source.onopen = () => this.content.classList.remove('lost');
  }

  show(name, run) {
    if (run.error) {
      this.content.replaceChildren(html('p', { class: 'empty' }, run.error));
      return;
    }
    const bar = html('span', { class: 'bar' });
    bar.style.width = `${100 * run.progress}%`;
    this.content.replaceChildren(
      html('section', { class: 'card run-head' },
        html('h1', {}, name, html('small', {}, run.game)),
        html('p', { class: run.running ? 'state running' : 'state' }, run.state),
        html('div', {
          class: 'progress', role: 'progressbar', 'aria-valuenow': Math.round(100 * run.progress),
          'aria-label': percent(run.progress),
        }, bar)),
      html('dl', { class: 'figures' }, run.figures.map(({ name: label, value }) =>
        html('div', {}, html('dt', {}, label), html('dd', {}, value)))),
      html('section', { class: 'charts' },
        run.charts.map((chart) => html('div', { class: 'card' }, lineChart(chart)))));
  }
}

/** The view; returns what ends it. */
export function trainingView(context) {
  const training = new Training(context);
  return () => training.close();
}

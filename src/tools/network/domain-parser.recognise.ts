import { recogniser } from '../detection/recogniser.ts';

const ENDINGS =
  /\.(?:com|org|net|edu|gov|io|dev|app|co|uk|de|fr|nl|es|it|eu|us|ca|au|jp|cn|in|br|ru|ch|at|be|se|no|dk|fi|pl|cz|info|biz|me|tv|ai|xyz|online|site|cloud|example|test|local|internal|nz|kr|tr|mx|ar|pt|gr|ie|hu|ro|ua|za|id|th|vn|sg|hk|tw|tech|store|shop|blog|site|page|one|world|space|arpa|int|mil|museum|gg|to|fm|ly|so|sh|la|cc|lu|is|lt|lv|ee|sk|si|hr|bg|rs|il|ae|sa|eg|ng|ke|pk|bd|lk|my|ph|cl|co|pe)$/i;

export default recogniser({
  takes: 'line',
  fills: 'host',
  recognise({ line }) {
    if (!/^(?:[\p{L}\d_](?:[\p{L}\p{M}\d_-]{0,61}[\p{L}\p{M}\d])?\.)+[\p{L}][\p{L}\p{M}\d-]{1,62}\.?$/u.test(line)) return undefined;
    return {
      what: 'a domain name',
      confidence: ENDINGS.test(line.replace(/\.$/, '')) ? 0.88 : /^(?:[^\p{ASCII}\d-]+\.)+[^\p{ASCII}]+$/u.test(line) ? 0.6 : 0.3,
      main: line,
      preview: line,
    };
  },
});

/* Petal in plain C, for comparison in `hortus bench`.
 *
 * The same algorithm as hortus/games/petal and nothing else: it draws tiles
 * from bags, lists every legal action and chooses one at random. It uses the
 * same dice in the same order, so both must report the same number of
 * decisions.
 *
 *   cc -O3 -march=native petal.c -o petal && ./petal 20000 7
 *
 * prints: games decisions seconds
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SIDE = 7, CELLS = 49, TREE = 24, NUMBERS = 8, PICK = 4 * CELLS };

static const int64_t STEPS[4] = {-SIDE, -1, 1, SIDE};

typedef struct {
    uint64_t a, b, c, n;
} Dice;

typedef struct {
    int64_t turn, petals, flowers, over;
    int64_t bag[2][NUMBERS];
    int64_t face[CELLS], net[CELLS], gross[CELLS], size[CELLS], under[CELLS], picker[CELLS];
    int64_t points[2], picked[2];
} Table;

static int64_t not_left, not_right;

static uint64_t word(Dice *d) {
    uint64_t mask = 0xFFFFFFFF, t = (d->a + d->b + d->n) & mask;
    d->n = (d->n + 1) & mask;
    d->a = d->b ^ (d->b >> 9);
    d->b = (d->c + (d->c << 3)) & mask;
    d->c = ((((d->c << 21) & mask) | (d->c >> 11)) + t) & mask;
    return t;
}

static Dice dice(uint64_t seed) {
    Dice d = {seed & 0xFFFFFFFF, seed >> 32, 0x9E3779B9, 1};
    for (int i = 0; i < 12; i++) word(&d);
    return d;
}

static int64_t below(Dice *d, int64_t bound) {
    uint64_t product = word(d) * bound;
    if ((int64_t)(product & 0xFFFFFFFF) < bound) {
        uint64_t unfair = (0x100000000 - bound) % bound;
        while ((product & 0xFFFFFFFF) < unfair) product = word(d) * bound;
    }
    return product >> 32;
}

static int64_t weighted(Dice *d, const int64_t *weights, int count) {
    int64_t total = 0;
    for (int i = 0; i < count; i++) total += weights[i];
    int64_t rest = below(d, total);
    for (int i = 0; i < count; i++) {
        rest -= weights[i];
        if (rest < 0) return i;
    }
    abort();
}

static void deal(Table *t, Dice *d) {
    static const int64_t even[2] = {1, 1};
    *t = (Table){0};
    for (int k = 0; k < NUMBERS; k++) t->bag[0][k] = t->bag[1][k] = 3;
    for (int cell = 0; cell < CELLS; cell++) t->under[cell] = t->picker[cell] = -1;
    t->turn = weighted(d, even, 2);
    for (int cell = 0; cell < CELLS; cell++) {
        if (cell == TREE) continue;
        int64_t colour = (cell & 1) ^ t->turn;
        int64_t k = weighted(d, t->bag[colour], NUMBERS);
        t->bag[colour][k]--;
        t->face[cell] = colour ? -(k + 1) : k + 1;
        t->net[cell] = t->face[cell];
        t->gross[cell] = k + 1;
        t->size[cell] = 1;
        t->petals |= (int64_t)1 << cell;
    }
}

static int64_t spread(int64_t bits, int64_t base, int64_t *out, int64_t count) {
    while (bits) {
        out[count++] = base + __builtin_ctzll(bits);
        bits &= bits - 1;
    }
    return count;
}

static int64_t legal(const Table *t, int64_t *out) {
    int64_t petals = t->petals, piles = petals | t->flowers;
    int64_t count = spread(piles & (petals << SIDE), 0, out, 0);
    count = spread(piles & (petals << 1) & not_left, CELLS, out, count);
    count = spread(piles & (petals >> 1) & not_right, 2 * CELLS, out, count);
    count = spread(piles & (petals >> SIDE), 3 * CELLS, out, count);
    return spread(t->flowers, PICK, out, count);
}

static void play(Table *t, int64_t action) {
    if (action < PICK) {
        int64_t way = action / CELLS, cell = action - way * CELLS, onto = cell + STEPS[way];
        int64_t source = (int64_t)1 << cell, target = (int64_t)1 << onto;
        t->petals &= ~(source | target);
        t->flowers = (t->flowers & ~source) | target;
        t->net[onto] += t->net[cell];
        t->gross[onto] += t->gross[cell];
        t->size[onto] += t->size[cell];
        t->under[onto] = cell;
    } else {
        int64_t cell = action - PICK, net = t->turn ? -t->net[cell] : t->net[cell];
        t->flowers ^= (int64_t)1 << cell;
        t->points[t->turn] += net > 0 ? net : 0;
        t->picked[t->turn]++;
        t->picker[cell] = t->turn;
    }
    t->turn ^= 1;
    t->over = !t->flowers && !(t->petals & ((t->petals << SIDE) | ((t->petals << 1) & not_left)));
}

int main(int argc, char **argv) {
    int64_t games = argc > 1 ? atoll(argv[1]) : 20000, decisions = 0, moves[PICK + CELLS];
    Dice d = dice(argc > 2 ? strtoull(argv[2], 0, 10) : 7);
    int64_t left = 0;
    for (int row = 0; row < SIDE; row++) left |= (int64_t)1 << (row * SIDE);
    not_left = (((int64_t)1 << CELLS) - 1) & ~left;
    not_right = (((int64_t)1 << CELLS) - 1) & ~(left << (SIDE - 1));

    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int64_t game = 0; game < games; game++) {
        Table t;
        deal(&t, &d);
        while (!t.over) {
            int64_t count = legal(&t, moves);
            play(&t, moves[below(&d, count)]);
            decisions++;
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9;
    printf("%lld %lld %.6f\n", (long long)games, (long long)decisions, seconds);
    return 0;
}
